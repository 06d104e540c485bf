import { readdirSync, readFileSync } from 'node:fs';
import {
  Checkbox,
  Chip,
  ColorInput,
  NativeSelect,
  Radio,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DefaultField } from '#features/admin-attributes/default-field.tsx';
import { StarField } from '#features/office-reviews/stars.tsx';
import { AreasField } from '#features/own-office/areas-field.tsx';
import { type Hours, WeekHours } from '#features/own-office/week-hours.tsx';
import { chooseLanguage } from '#lib/choose-language.ts';
import type { Lang } from '#lib/language.ts';
import { renderApp } from '#testing/render-app.tsx';
import { DayInput } from '#ui/desk/day-input.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { AreaField, SelectField, TextField } from '#ui/form/field.tsx';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { restoreTyped } from './restore-typed.ts';
import { watchTyped } from './typed-words.ts';

beforeAll(watchTyped);
beforeEach(() => {
  history.replaceState(null, '', `/form-${Math.random()}`);
  document.documentElement.dataset.ready = '';
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const TWO = ['a', 'b'];
const [first] = TWO;
const options = TWO.map((value) => ({ value, labelAr: `ar ${value}`, labelEn: `en ${value}` }));
const areasOf = (key: string) => ({ kind: 'city' as const, key, name: key });

function PublicForm() {
  const form = useForm({ checks: {}, send: async () => {} });
  return (
    <form {...form.props}>
      <TextField form={form} name="name" label="name" />
      <AreaField form={form} name="words" label="words" />
      <SelectField form={form} name="town" label="town">
        <option value="">-</option>
        <option value="b">b</option>
      </SelectField>
    </form>
  );
}

const EMPTY = {
  ...{ line: '', words: '', figure: '', from: 'a', sure: false, on: false, day: '2026-01-01' },
  ...{ end: null as string | null, side: 'a', part: 'a', colour: '#000000', days: [first], several: [first] },
};

function DeskForm({ mode }: { mode: 'controlled' | 'uncontrolled' }) {
  const form = useDeskForm({ mode, initialValues: EMPTY, send: async () => {} });
  const field = (name: keyof typeof EMPTY) => ({ key: form.key(name), ...form.getInputProps(name) });
  const { key: line, ...lineProps } = field('line');
  const { key: words, ...wordsProps } = field('words');
  const { key: figure, ...figureProps } = field('figure');
  const { key: from, ...fromProps } = field('from');
  const { key: colour, ...colourProps } = field('colour');
  return (
    <form {...form.props}>
      <TextInput key={line} {...lineProps} />
      <Textarea key={words} {...wordsProps} />
      <FigureInput key={figure} {...figureProps} />
      <NativeSelect key={from} {...fromProps} data={TWO} />
      <ColorInput key={colour} {...colourProps} />
      <Checkbox key={form.key('sure')} {...form.getInputProps('sure', { type: 'checkbox' })} label="sure" />
      <Switch key={form.key('on')} {...form.getInputProps('on', { type: 'checkbox' })} label="on" />
    </form>
  );
}

/** What chooses among several things, each with its value in the page's state as forms hold it. */
function Chosen({
  children,
}: {
  children: (values: typeof EMPTY, set: (part: Partial<typeof EMPTY>) => void) => ReactNode;
}) {
  const [values, setValues] = useState(EMPTY);
  return (
    <>
      {children(values, (part) => setValues((before) => ({ ...before, ...part })))}
      <output>{JSON.stringify(values)}</output>
    </>
  );
}
function Held<T>({ value: at, children }: { value: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(at);
  return (
    <>
      {children(value, setValue)}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

type Page = Awaited<ReturnType<typeof renderApp>>;
type Kind = [name: string, form: ReactNode, act: (page: Page) => unknown];

const byName = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.input(byName(name), { target: { value } });
const choose = (name: string, value: string) => fireEvent.change(byName(name), { target: { value } });
const press = (value: string, at = 0) =>
  fireEvent.click(document.querySelectorAll(`input[value="${value}"]`)[at] as Element);
const fillLines = () => {
  type('line', 'ليلى');
  type('words', 'سطر\nآخر');
  type('figure', '85');
  type('colour', '#12ab34');
  choose('from', 'b');
  fireEvent.click(byName('sure'));
  fireEvent.click(byName('on'));
};
const pickDay = async (page: Page, day: string) => {
  fireEvent.click(page.container.querySelector('[data-dates-input]') as Element);
  const found = await waitFor(() => {
    const button = [...document.querySelectorAll('table button')].find(({ textContent }) => textContent === day);
    if (!button) throw new Error(`no day ${day}`);
    return button;
  });
  fireEvent.click(found);
};
const pickOption = async (page: Page, text: string) => {
  fireEvent.click(page.container.querySelector('input:not([type=hidden])') as Element);
  fireEvent.click(await page.findByText(text));
};

const KINDS: Kind[] = [
  [
    'a form of the public pages',
    <PublicForm key="" />,
    () => {
      type('name', 'ليلى');
      type('words', 'سطر\nآخر');
      choose('town', 'b');
    },
  ],
  ['a form of the dashboard that keeps its own text', <DeskForm key="" mode="uncontrolled" />, fillLines],
  ['a form of the dashboard that is drawn by each key', <DeskForm key="" mode="controlled" />, fillLines],
  [
    'stars',
    <Held key="" value={0}>
      {(value, set) => <StarField value={value} onChange={set} />}
    </Held>,
    () => press('4'),
  ],
  [
    'one of several, in a group without a name of its own',
    <Chosen key="">
      {({ side, part }, set) => (
        <>
          <Radio.Group value={side} onChange={(next) => set({ side: next })}>
            {TWO.map((value) => (
              <Radio key={value} value={value} label={value} />
            ))}
          </Radio.Group>
          <SegmentedControl data={TWO} value={part} onChange={(next) => set({ part: next })} />
        </>
      )}
    </Chosen>,
    () => {
      press('b');
      press('b', 1);
    },
  ],
  [
    'several at once',
    <Chosen key="">
      {({ days, several }, set) => (
        <>
          <Chip.Group multiple value={days as string[]} onChange={(next) => set({ days: next })}>
            {['a', 'b', 'c'].map((value) => (
              <Chip key={value} value={value}>
                {value}
              </Chip>
            ))}
          </Chip.Group>
          <Checkbox.Group value={several as string[]} onChange={(next) => set({ several: next })}>
            {['a', 'b', 'c'].map((value) => (
              <Checkbox key={value} value={value} label={value} />
            ))}
          </Checkbox.Group>
        </>
      )}
    </Chosen>,
    () => {
      for (const value of ['a', 'b', 'c']) press(value);
      press('c', 1);
    },
  ],
  [
    'a day',
    <Chosen key="">{({ day }, set) => <DayInput value={day} onChange={(next) => set({ day: next ?? '' })} />}</Chosen>,
    (page) => pickDay(page, '17'),
  ],
  [
    'several options of a list',
    <Held key="" value="">
      {(value, set) => (
        <DefaultField attribute={{ type: 'multiselect', options }} label="default" value={value} onChange={set} />
      )}
    </Held>,
    (page) => pickOption(page, 'ar b'),
  ],
  [
    'areas of an office',
    <Held key="" value={[areasOf('homs'), areasOf('hama')]}>
      {(value, set) => <AreasField areas={value} isClosed={false} onChange={(next) => set(next as typeof value)} />}
    </Held>,
    (page) => {
      fireEvent.click(page.container.querySelector('.mantine-Pill-remove') as Element);
    },
  ],
  [
    'hours of a week, some of which are there only once a day is open',
    <Held key="" value={[] as Hours}>
      {(value, set) => <WeekHours hours={value} isClosed={false} onChange={set} />}
    </Held>,
    (page) => {
      const days = () => page.container.querySelectorAll<HTMLElement>('input[type=checkbox]');
      for (const at of [0, 2, 3]) fireEvent.click(days()[at] as Element);
      fireEvent.change(page.container.querySelectorAll('select')[3] as Element, { target: { value: '20:30' } });
    },
  ],
];

/** All that the page shows and holds. */
const held = () =>
  JSON.stringify([
    document.querySelector('output')?.textContent,
    [
      ...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]):not(.mantine-MultiSelect-inputField)'),
    ].map(({ value, checked }) => [value, checked]),
    [...document.querySelectorAll<HTMLTextAreaElement | HTMLSelectElement>('textarea, select')].map(
      ({ value }) => value,
    ),
  ]);
const open = (form: ReactNode, lang: Lang) =>
  renderApp(<div>{form}</div>, { lang, ns: ['form', 'desk', 'own-office', 'admin-attributes', 'office-reviews'] });

describe('switching the language keeps', () => {
  it.each(KINDS)('%s', async (_, form, act) => {
    const page = await open(form, 'ar');
    const empty = held();
    await act(page);
    const filled = held();
    expect(filled).not.toBe(empty);
    chooseLanguage('en');
    cleanup();
    await open(form, 'en');
    expect(held()).toBe(empty);
    restoreTyped();
    await waitFor(() => expect(held()).toBe(filled));
  });
});

it('what was typed in a dialog goes when it is closed, not over to another one', async () => {
  const dialog = (
    <div role="dialog">
      <textarea aria-label="reason" />
    </div>
  );
  const page = await open(dialog, 'ar');
  fireEvent.input(page.getByLabelText('reason'), { target: { value: 'سبب' } });
  cleanup();
  chooseLanguage('en');
  expect(sessionStorage.length).toBe(0);
});

/** Chosen in a dialog, over a page whose language cannot be switched meanwhile. */
const IN_DIALOGS = [
  'features/announcements/subject-fields.tsx',
  'features/boosts/boost-dialog.tsx',
  'features/admin-attributes/assignment-dialog.tsx',
];
const HELD_BY_A_CONTROL =
  /^(?:TextInput|Textarea|NativeSelect|Checkbox|Switch|Radio|Chip|SegmentedControl|ColorInput|PasswordInput|Input|Fieldset)$/;
/** The words are a search; files, pictures and shown stars are nothing that is typed; a card is a choice that is applied at once. */
const NOT_TYPED = /^(?:Combobox|useCombobox|FileButton|Dropzone|Rating)$/;
const AN_INPUT =
  /Input$|Select$|Picker$|Slider$|^(?:Textarea|Checkbox|Switch|Radio|Chip|SegmentedControl|Combobox|Autocomplete|Rating|Calendar|FileButton|Dropzone|Fieldset|TransferList)$/;
const IMPORT = /import \{([^}]*)\} from '@mantine\/(?:core|dates|dropzone|tiptap)'/g;

it('and no form holds what is typed in a way that this does not know', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(500);
  const lost = files.flatMap((file) => {
    const text = readFileSync(`web/src/${file}`, 'utf8');
    const imported = [...text.matchAll(IMPORT)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
    const unheld = imported.filter(
      (name) => AN_INPUT.test(name) && !HELD_BY_A_CONTROL.test(name) && !NOT_TYPED.test(name),
    );
    if (/contentEditable|role="(?:radio|switch|checkbox|slider|textbox|spinbutton)"/.test(text)) unheld.push('by hand');
    return unheld.length === 0 || text.includes('<KeptValue') || IN_DIALOGS.includes(file)
      ? []
      : [`${file}: ${unheld}`];
  });
  expect(lost).toEqual([]);
});
