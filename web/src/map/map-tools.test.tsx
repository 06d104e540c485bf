import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { LayerSwitch } from './base/layer-switch.tsx';
import { SearchTrigger } from './search-trigger.tsx';

afterEach(cleanup);

describe('LayerSwitch', () => {
  const open = async (hasImagery: boolean, imageryFailed = false) => {
    const onChange = vi.fn();
    await renderApp(
      <LayerSwitch layer="satellite" onChange={onChange} hasImagery={hasImagery} imageryFailed={imageryFailed} />,
      { ns: ['map'] },
    );
    fireEvent.click(screen.getByRole('button', { name: 'شكل الخريطة' }));
    return onChange;
  };

  it('offers three looks', async () => {
    const onChange = await open(true);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(screen.getByRole('radio', { name: 'تضاريس' }));
    expect(onChange).toHaveBeenCalledWith('terrain');
  });

  it('does not call our own drawing satellite imagery', async () => {
    await open(false);
    expect(screen.queryByRole('radio', { name: 'قمر صناعي' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'ألوان الأرض' })).toHaveProperty('checked', true);
    expect(screen.getByText(/غير متاحة في هذا الموقع/)).toBeTruthy();
  });

  it('says when imagery did not come', async () => {
    await open(true, true);
    expect(screen.getByText(/تعذّر تحميل صور/)).toBeTruthy();
  });

  it('lets the visitor see only what he saved, or has not opened', async () => {
    const onLens = vi.fn();
    await renderApp(
      <LayerSwitch layer="standard" onChange={vi.fn()} hasImagery imageryFailed={false} lens="saved" onLens={onLens} />,
      { ns: ['map'] },
    );
    fireEvent.click(screen.getByRole('button', { name: 'شكل الخريطة' }));
    expect(screen.getByRole('radio', { name: 'المفضّلة' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'لم أفتحها' }));
    expect(onLens).toHaveBeenCalledWith('unseen');
  });

  it('closes with Escape and gives the focus back', async () => {
    await open(true);
    fireEvent.keyDown(screen.getAllByRole('radio')[0] ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'شكل الخريطة' }));
  });
});

describe('SearchTrigger', () => {
  const show = async (asMove: boolean, moved: boolean) => {
    const [onAsMove, onSearchHere] = [vi.fn(), vi.fn()];
    await renderApp(
      <SearchTrigger asMove={asMove} onAsMove={onAsMove} moved={moved} onSearchHere={onSearchHere} busy={false} />,
      { lang: 'en', ns: ['map'] },
    );
    return { onAsMove, onSearchHere };
  };

  it('lets the visitor stop searching on every move', async () => {
    const { onAsMove } = await show(true, false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Search as I move the map' }));
    expect(onAsMove).toHaveBeenCalledWith(false);
  });

  it('asks before searching a new area when that is off', async () => {
    const { onSearchHere } = await show(false, true);
    fireEvent.click(screen.getByRole('button', { name: 'Search this area' }));
    expect(onSearchHere).toHaveBeenCalledOnce();
  });
});
