import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { lateDialog } from './late-dialog.tsx';

type Props = { onClose: () => void; name: string };
const Greeting = ({ name }: Props) => <p>Hello {name}</p>;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const offline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);

it('shows a dialog once its code is there', async () => {
  const Late = lateDialog<Props>(async () => Greeting);
  render(<Late name="Maha" onClose={() => {}} />);
  expect(await screen.findByText('Hello Maha')).toBeTruthy();
});

it('closes with a message when the code can’t come, and asks again at the next opening', async () => {
  offline(true);
  const load = vi.fn<() => Promise<ComponentType<Props>>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(Greeting);
  const Late = lateDialog<Props>(load);
  const onClose = vi.fn();
  const before = toastStore.visible().length;
  const { unmount } = render(<Late name="Maha" onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toastStore.visible().slice(before)).toMatchObject([{ kind: 'error' }]);
  unmount();

  offline(false);
  render(<Late name="Maha" onClose={onClose} />);
  expect(await screen.findByText('Hello Maha')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says nothing of a dialog that was closed meanwhile', async () => {
  offline(true);
  let fail: (error: Error) => void = () => {};
  const Late = lateDialog<Props>(() => new Promise((_, reject) => (fail = reject)));
  const onClose = vi.fn();
  const before = toastStore.visible().length;
  const { unmount } = render(<Late name="Maha" onClose={onClose} />);
  unmount();
  await act(async () => fail(new Error('no network')));
  expect(onClose).not.toHaveBeenCalled();
  expect(toastStore.visible()).toHaveLength(before);
});
