import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { toast, toastStore } from '#lib/toast.ts';

// A wait is for what hangs; on a busy machine the first drawing of a page takes longer than the library's one second.
configure({ asyncUtilTimeout: 30_000 });

// Files of one worker share its window and its modules, so each begins with what an earlier one may have left put back.
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server clears it
  document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
}
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
delete window.google;
Reflect.deleteProperty(navigator, 'serviceWorker');
for (const { id } of toastStore.visible()) toast.dismiss(id);
