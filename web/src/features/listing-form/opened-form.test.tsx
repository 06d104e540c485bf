import type { Attribute } from '@diyar/api/contracts/categories';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aContent, aDraft, anAttribute, theFacts } from '#testing/a-form.ts';
import { renderApp } from '#testing/render-app.tsx';
import { OpenedForm } from './opened-form.tsx';

afterEach(cleanup);

const answer = (data: unknown) => ({ statusCode: 200, body: { success: true, message: '', statusCode: 200, data } });
const none = (code: string) => ({
  statusCode: 404,
  body: { success: false, message: 'لا قسم', statusCode: 404, code, data: null, errors: null },
});

/** An option of one field is no more, another field is asked for. */
const otherQuestions = ([paper, ...others]: readonly Attribute[]) => [
  {
    ...anAttribute(),
    ...paper,
    options: [{ value: 'court_decree', label: 'حكم محكمة', labelAr: 'حكم محكمة', labelEn: 'Court' }],
  },
  ...others,
  anAttribute({ slug: 'lift', name: 'المصعد', type: 'boolean', required: true }),
];

/** A form open in a browser; `now` is what the server says of its category from then on. */
async function anOpenForm(first: 'shown' | 'hidden') {
  const { category, attributes, transactionTypes } = theFacts();
  const content = aContent({ attributes: { ownership_paper: 'green_tabu', finishing: 'x' } });
  let now: 'shown' | 'hidden' | 'merged' | 'asked otherwise' = first;
  const target = { ...category, id: '019b7797-1648-78c4-a825-4d946a22c7aa', slug: 'flats', name: 'شقق وبيوت' };
  const screen = await renderApp(
    <OpenedForm
      id="019b7797-1648-78c4-a825-4d946a22c799"
      owner="me"
      isNew={false}
      photos={() => null}
      featureIcon={() => null}
      signOf={() => () => null}
      onAnother={() => {}}
    />,
    {
      ns: ['listing-form'],
      answer: ({ path }) => {
        if (path.endsWith('/draft/category')) return answer({ category, attributes, isShown: false });
        if (path.includes('/draft')) return answer({ draft: aDraft(content) });
        if (path.includes('/transaction-types')) return answer({ transactionTypes });
        if (path.includes('/categories/')) {
          if (now === 'hidden') return none('category_not_found');
          if (now === 'asked otherwise') return answer({ category, attributes: otherQuestions(attributes) });
          return now === 'merged'
            ? answer({ category: target, attributes: [anAttribute({ slug: 'other' })] })
            : answer({ category, attributes });
        }
        return answer({});
      },
    },
  );
  return { ...screen, become: (state: typeof now) => (now = state) };
}

it('goes on where its category was merged into another, says so, and keeps what was typed', async () => {
  const { become, findByText, findByDisplayValue, services, queryByText } = await anOpenForm('shown');
  const title = await findByDisplayValue('شقة للبيع في المزة');
  fireEvent.change(title, { target: { value: 'شقة واسعة للبيع' } });
  become('merged');
  await act(() => services.queryClient.invalidateQueries({ queryKey: ['listing-form'] }));
  await findByText(/«شقق وبيوت»/);
  await findByText(/لا يسأل عن/);
  await findByDisplayValue('شقة واسعة للبيع');
  expect(queryByText('لا مسودة هنا')).toBeNull();
});

it('goes on where its category was switched off, opened before or after', async () => {
  const before = await anOpenForm('shown');
  await before.findByDisplayValue('شقة للبيع في المزة');
  before.become('hidden');
  await act(() => before.services.queryClient.invalidateQueries({ queryKey: ['listing-form'] }));
  await before.findByText(/غير معروض حاليًا/);
  before.getByDisplayValue('شقة للبيع في المزة');
  cleanup();
  const after = await anOpenForm('hidden');
  await after.findByText(/غير معروض حاليًا/);
  await waitFor(() => after.getByDisplayValue('شقة للبيع في المزة'));
});

it('names what is asked otherwise since it was opened, keeps what was typed, and is quiet once that is answered', async () => {
  const { become, findByText, findByDisplayValue, services, queryByText, container } = await anOpenForm('shown');
  const title = await findByDisplayValue('شقة للبيع في المزة');
  fireEvent.change(title, { target: { value: 'شقة واسعة للبيع' } });
  expect(queryByText(/تغيّر ما نسأل عنه/)).toBeNull();
  become('asked otherwise');
  await act(() => services.queryClient.invalidateQueries({ queryKey: ['listing-form'] }));
  await findByText(/صار مطلوبًا: المصعد/);
  await findByText(/اختر غيره في: نوع الملكية/);
  await findByDisplayValue('شقة واسعة للبيع');
  for (const answer of ['حكم محكمة', 'نعم']) fireEvent.click(await findByText(answer));
  await waitFor(() => expect(queryByText(/تغيّر ما نسأل عنه/)).toBeNull());
  expect(container.textContent).not.toContain('لا مسودة هنا');
});
