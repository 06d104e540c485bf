import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WireReply, WireRequest } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toastStore } from '#lib/toast.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { Media } from './api.ts';
import { listingUploads, type PhotoKeeper } from './listing-uploads.ts';
import { PhotoField } from './photo-field.tsx';

afterEach(cleanup);
const LISTING = '0190a0b0-0000-7000-8000-000000000001';
const photo = (n: number, isMain = false): Media['photos'][number] => ({
  id: `0190a0b0-0000-7000-8000-00000000010${n}`,
  width: 1600,
  height: 1200,
  color: '#888888',
  thumbhash: '',
  alt: null,
  isMain,
});
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(40).fill(7)]);

/** A server that does as the real one: enough of it for a form. */
function aServer(photos: Media['photos']) {
  let media: Media = { photos, video: null };
  const calls: string[] = [];
  const ok = (data: unknown): WireReply => ({ statusCode: 200, body: { success: true, data } });
  const answer = ({ method, path, body }: WireRequest): WireReply => {
    calls.push(`${method} ${path.replace(`/api/listings/${LISTING}`, '')}`);
    if (method === 'PUT') {
      const wish = body as { photos: { id: string; alt?: string | null }[]; mainId: string };
      const all = new Map([...photos, ...media.photos].map((photo) => [photo.id, photo]));
      media = {
        ...media,
        photos: wish.photos.flatMap(({ id, alt = null }) => {
          const one = all.get(id);
          return one ? [{ ...one, alt, isMain: id === wish.mainId }] : [];
        }),
      };
    }
    if (method === 'DELETE') media = { ...media, photos: media.photos.filter(({ id }) => !path.endsWith(id)) };
    if (method === 'PATCH') return ok({ upload: { id: 'u', kind: 'image', bytes: 44, offset: 44, isFinished: false } });
    if (path.endsWith('/uploads'))
      return ok({ upload: { id: 'u', kind: 'image', bytes: 44, offset: 0, isFinished: false } });
    if (path.endsWith('/finish')) {
      media = { ...media, photos: [...media.photos, photo(9, media.photos.length === 0)] };
      return ok({ media });
    }
    return ok(media);
  };
  return { answer, calls, media: () => media };
}

/** A device that keeps nothing. */
const KEEPER: PhotoKeeper = {
  all: async () => [],
  keep: () => Promise.reject(new Error('no store')),
  replace: async () => {},
  drop: async () => {},
  watch: () => () => {},
};
let listings = 0;

/** The field in its page: the queue of a listing, made once. */
type FieldProps = { isOnServer?: boolean; consumeShared?: () => Promise<readonly File[]> };
function Field({ isOnServer = true, consumeShared }: FieldProps) {
  const services = { api: useApi(), queryClient: useQueryClient(), session: useSession() };
  const [uploads] = useState(() => listingUploads(services, KEEPER, `owner-${++listings}`, LISTING));
  useEffect(() => uploads.attach(async () => LISTING), [uploads]);
  return <PhotoField id={LISTING} isOnServer={isOnServer} uploads={uploads} consumeShared={consumeShared} />;
}

const field = (photos: Media['photos'], props = {}) => {
  const server = aServer(photos);
  const options = { ns: ['listing-media'], answer: server.answer };
  return { server, screen: renderApp(<Field {...props} />, options) };
};

describe('the photos of a listing', () => {
  it('are put in order by buttons, and who listens is told', async () => {
    const { server, screen: rendering } = field([photo(1, true), photo(2), photo(3)]);
    const screen = await rendering;
    await screen.findByRole('button', { name: 'الصورة 1 من 3' });
    expect(screen.getByRole('button', { name: 'قدّم الصورة 1' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'أخّر الصورة 1' }));
    await waitFor(() => expect(server.media().photos.map(({ id }) => id.at(-1))).toEqual(['2', '1', '3']));
    expect(screen.container.textContent).toContain('صارت الصورة في الموضع 2 من 3.');
    fireEvent.click(screen.getByRole('button', { name: 'اجعل الصورة 3 رئيسية' }));
    await waitFor(() => expect(server.media().photos[2]?.isMain).toBe(true));
  });

  it('are described', async () => {
    const { server, screen: rendering } = field([photo(1, true)]);
    const screen = await rendering;
    fireEvent.click(await screen.findByRole('button', { name: 'صف الصورة 1' }));
    const box = screen.getByLabelText('وصف الصورة لمن لا يراها');
    fireEvent.change(box, { target: { value: 'المطبخ' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(server.media().photos[0]?.alt).toBe('المطبخ'));
    expect(await screen.findByRole('button', { name: 'الصورة 1 من 1: المطبخ' })).toBeDefined();
  });

  it('are deleted, and come back; the only main one stays', async () => {
    const { server, screen: rendering } = field([photo(1, true), photo(2)]);
    const screen = await rendering;
    fireEvent.click(await screen.findByRole('button', { name: 'احذف الصورة 2' }));
    await waitFor(() => expect(server.media().photos).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'احذف الصورة 1' }));
    expect(screen.container.textContent).toContain('هذه الصورة الوحيدة والرئيسية');
    expect(server.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    const [notice] = toastStore.visible();
    expect(notice?.action?.label).toBe('تراجع');
    act(() => notice?.action?.run());
    await waitFor(() => expect(server.media().photos).toHaveLength(2));
  });

  it('are sent as they are chosen, for a draft that is made then', async () => {
    const server = aServer([]);
    const screen = await renderApp(<Field isOnServer={false} />, {
      lang: 'en',
      ns: ['listing-media'],
      answer: server.answer,
    });
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    fireEvent.change(input, { target: { files: [new File([JPEG], 'a.jpg', { type: 'image/jpeg' })] } });
    await waitFor(() => expect(server.media().photos).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Photo 1 of 1' })).toBeDefined();
    expect(server.calls).toEqual(['POST /uploads', 'PATCH /uploads/u', 'POST /uploads/u/finish']);
  });

  it('that another app handed over are sent as if they were chosen, as many as there is room for', async () => {
    let given = ['a.jpg', 'b.jpg'].map((name) => new File([JPEG], name, { type: 'image/jpeg' }));
    const consumeShared = vi.fn(async () => {
      const taken = given;
      given = [];
      return taken;
    });
    const { server, screen: rendering } = field(
      Array.from({ length: 9 }, (_, n) => photo(n, n === 0)),
      { consumeShared },
    );
    const screen = await rendering;
    await waitFor(() => expect(server.media().photos).toHaveLength(10));
    expect(screen.container.textContent).toContain('يمكنك رفع 10 صور كحد أقصى');
    expect(server.calls.filter((call) => call === 'POST /uploads')).toHaveLength(1);
    expect(consumeShared).toHaveBeenCalledOnce();
  });

  it('say what is wrong with a file, in its place', async () => {
    const { server, screen: rendering } = field([]);
    const screen = await rendering;
    const heic = new File(['\0\0\0\x18ftypheic\0\0'], 'IMG_1.HEIC', { type: 'image/heic' });
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    fireEvent.change(input, { target: { files: [heic] } });
    expect((await screen.findByText(/صورة HEIC هذه/)).textContent).toBeTruthy();
    expect(server.calls).toEqual(['GET /media']);
    fireEvent.click(screen.getByRole('button', { name: 'ألغِ رفع IMG_1.HEIC' }));
    await waitFor(() => expect(screen.queryByText(/صورة HEIC هذه/)).toBeNull());
  });
});
