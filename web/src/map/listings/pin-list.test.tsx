import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { PinList } from './pin-list.tsx';

afterEach(cleanup);

const entries = [
  { id: 'a', label: '85 ألف $، 3 غرف، المزة', priceLabel: '85 ألف $' },
  { id: 'b', label: '3 إعلانات في هذا المكان' },
  { id: 'c', label: '12 ألف $، غرفتان، برزة', priceLabel: '12 ألف $' },
];

async function open(lang: 'ar' | 'en' = 'ar') {
  const [onActive, onOpen] = [vi.fn(), vi.fn()];
  await renderApp(<PinList entries={entries} onActive={onActive} onOpen={onOpen} />, { lang, ns: ['map'] });
  const list = screen.getByRole('listbox');
  list.focus();
  const press = (key: string) => fireEvent.keyDown(list, { key });
  const current = () => screen.getByRole('option', { selected: true }).textContent;
  return { list, press, current, onActive, onOpen };
}

describe('PinList', () => {
  it('is one stop for Tab and says every pin', async () => {
    const { list, onActive } = await open();
    expect(list.getAttribute('aria-label')).toContain('الأسهم');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      entries.map(({ label }) => label),
    );
    expect(onActive).toHaveBeenLastCalledWith('a');
  });

  it('walks round with the arrows, lighting each pin, and opens with Enter', async () => {
    const { press, current, onActive, onOpen } = await open();
    press('ArrowDown');
    press('ArrowDown');
    expect(current()).toBe(entries[2]?.label);
    expect(onActive).toHaveBeenLastCalledWith('c');
    press('ArrowDown');
    expect(current()).toBe(entries[0]?.label);
    press('End');
    press('Enter');
    expect(onOpen).toHaveBeenCalledWith('c');
  });

  it('goes on with the arrow that points along the reading direction', async () => {
    const arabic = await open('ar');
    arabic.press('ArrowLeft');
    expect(arabic.onActive).toHaveBeenLastCalledWith('b');
  });

  it('does so in English too', async () => {
    const english = await open('en');
    english.press('ArrowRight');
    expect(english.onActive).toHaveBeenLastCalledWith('b');
  });

  it('shows itself with the reason when it stands in for what could not be drawn', async () => {
    const onOpen = vi.fn();
    await renderApp(<PinList entries={entries} notice="تعذّر الرسم" onActive={vi.fn()} onOpen={onOpen} />, {
      lang: 'ar',
      ns: ['map'],
    });
    expect(screen.getByRole('status').textContent).toBe('تعذّر الرسم');
    fireEvent.click(screen.getByText('3 إعلانات في هذا المكان'));
    expect(onOpen).toHaveBeenCalledWith('b');
  });
});
