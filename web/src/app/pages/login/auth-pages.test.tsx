import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireReply, WireRequest } from '#lib/api-client.ts';
import type { Lang } from '#lib/language.ts';
import { toast, toastStore } from '#lib/toast.ts';
import { aUser } from '#testing/a-user.ts';
import { type Options, renderApp } from '#testing/render-app.tsx';
import { makeRoutes } from '../../routes.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const refused = (statusCode: number, code: string, message: string, path?: string): WireReply => ({
  statusCode,
  body: { success: false, code, message, statusCode, errors: path ? [{ path, code, message }] : null },
});
const signedIn = (language: Lang): WireReply => ({
  statusCode: 200,
  body: {
    success: true,
    data: { user: aUser({ language }), tokens: { accessToken: 't', refreshToken: null, expiresIn: 900 } },
  },
});

async function open(path: string, over: Options & { answer?: (request: WireRequest) => WireReply } = {}) {
  const { lang = 'ar' } = over;
  const page = await renderApp(null, { ...over, path: `${path}?lang=${lang}`, routes: makeRoutes });
  await waitFor(() => expect(page.container.querySelector('form')).toBeTruthy());
  const field = (name: string) => page.container.querySelector(`[name="${name}"]`) as HTMLInputElement;
  return {
    ...page,
    field,
    fill: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) {
        const one = field(name);
        if (one.type === 'checkbox') fireEvent.click(one);
        else fireEvent.input(one, { target: { value } });
      }
    },
    submit: () => fireEvent.submit(page.container.querySelector('form') as HTMLFormElement),
    errorOf: (name: string) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => id.endsWith('-error') && document.getElementById(id)?.textContent)
        .find(Boolean),
  };
}

type Words = {
  offer: string;
  noEmail: string;
  noPassword: string;
  noOffice: string[];
  credentials: string;
  mismatch: string;
  email: string;
};
const WORDS: Record<Lang, Words> = {
  ar: {
    offer: 'لغة حسابك الإنكليزية. هل تريد رسائلك وإشعاراتك بالعربية أيضًا؟',
    noEmail: 'اكتب بريدك الإلكتروني.',
    noPassword: 'اكتب كلمة المرور.',
    noOffice: ['اكتب اسم المكتب.', 'اختر المحافظة.', 'اختر المدينة أو البلدة.', 'اكتب العنوان.'],
    credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    mismatch: 'كلمتا المرور غير متطابقتين.',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا.',
  },
  en: {
    offer: 'Your profile is in Arabic. Use English for your emails and notifications too?',
    noEmail: 'Enter your email.',
    noPassword: 'Enter your password.',
    noOffice: ['Enter the office name.', 'Choose the governorate.', 'Choose the city or town.', 'Enter the address.'],
    credentials: 'Invalid email or password.',
    mismatch: 'Passwords do not match.',
    email: 'Please enter a valid email address.',
  },
};

const NEW_USER = {
  firstName: 'مها',
  lastName: 'الحسن',
  email: 'maha@diyar.test',
  phone: '٠٩١٢٣٤٥٦٧٨',
  password: 'Damascus!2026',
  confirmPassword: 'Damascus!2026',
};

describe.each(['ar', 'en'] as const)('logging in (%s)', (lang) => {
  const words = WORDS[lang];

  it('says what is missing on its field and goes to the first', async () => {
    const page = await open('/login', { lang });
    page.submit();
    expect(page.errorOf('email')).toBe(words.noEmail);
    expect(page.errorOf('password')).toBe(words.noPassword);
    expect(document.activeElement).toBe(page.field('email'));
    page.fill({ email: 'x' });
    expect(page.errorOf('email')).toBeUndefined();
  });

  it('shows the server’s sentence and loses nothing', async () => {
    const page = await open('/login', {
      lang,
      answer: () => refused(401, 'invalid_credentials', words.credentials, 'password'),
    });
    page.fill({ email: 'maha@diyar.test', password: 'Wrong!pass1' });
    page.submit();
    await waitFor(() => expect(page.errorOf('password')).toBe(words.credentials));
    expect(page.field('email').value).toBe('maha@diyar.test');
    expect(page.field('password').value).toBe('Wrong!pass1');
  });

  it('asks for the second factor and sends the same again with it', async () => {
    const bodies: unknown[] = [];
    const page = await open('/login', {
      lang,
      answer: ({ path, body }) => {
        if (path !== '/api/auth/login') return refused(404, 'not_found', '');
        bodies.push(body);
        return bodies.length > 1 ? signedIn(lang) : refused(401, 'second_factor_needed', 'x', 'code');
      },
    });
    page.fill({ email: 'maha@diyar.test', password: 'Damascus!2026' });
    page.submit();
    await waitFor(() => expect(page.field('code')).toBeTruthy());
    page.fill({ code: '123456' });
    page.submit();
    await waitFor(() => expect(bodies[1]).toMatchObject({ email: 'maha@diyar.test', code: '123456' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard/properties'));
    expect(page.router.state.historyAction).toBe('REPLACE');
  });

  it('keeps the page’s language, and stores it for everything when told so', async () => {
    const told: unknown[] = [];
    const profile = lang === 'ar' ? 'en' : 'ar';
    localStorage.setItem('lang', lang);
    const page = await open('/login', {
      lang,
      answer: ({ path, method, body }) => {
        if (path === '/api/auth/login') return signedIn(profile);
        if (path !== '/api/users/language') return refused(404, 'not_found', '');
        told.push(method, body);
        return { statusCode: 200, body: { success: true, data: {} } };
      },
    });
    page.fill({ email: 'maha@diyar.test', password: 'Damascus!2026' });
    page.submit();
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard/properties'));
    expect(page.router.state.location.search).toBe(`?lang=${lang}`);
    expect(told).toEqual([]);
    const offer = toastStore.visible().findLast(({ action }) => action);
    expect(offer?.message).toBe(words.offer);
    offer?.action?.run();
    await waitFor(() => expect(told).toEqual(['PUT', { language: lang }]));
  });

  it('offers the language again after a failure', async () => {
    let refusals = 0;
    const profile = lang === 'ar' ? 'en' : 'ar';
    const page = await open('/login', {
      lang,
      answer: ({ path }) => {
        if (path === '/api/auth/login') return signedIn(profile);
        if (path === '/api/users/language') refusals++;
        return refused(503, 'service_unavailable', 'later');
      },
    });
    page.fill({ email: 'maha@diyar.test', password: 'Damascus!2026' });
    page.submit();
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard/properties'));
    const offers = () => toastStore.visible().filter(({ message }) => message === words.offer);
    for (const offer of offers().slice(0, -1)) toast.dismiss(offer.id);
    const [first] = offers();
    first?.action?.run();
    if (first) toast.dismiss(first.id);
    await waitFor(() => expect(refusals).toBe(1));
    await waitFor(() => expect(offers()).toHaveLength(1));
  });

  it('shows the password when asked', async () => {
    const page = await open('/login', { lang });
    const eye = page.container.querySelector('button[aria-pressed]') as HTMLButtonElement;
    fireEvent.click(eye);
    expect(page.field('password').type).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
  });
});

describe.each(['ar', 'en'] as const)('registering (%s)', (lang) => {
  it('ticks the password’s rules off, and refuses what the spec refuses', async () => {
    const page = await open('/register', { lang });
    page.fill({ ...NEW_USER, email: 'maha@', password: 'Dam', confirmPassword: 'Other' });
    expect(page.container.querySelectorAll('[data-met]')).toHaveLength(2);
    // Readers who type hear how far it is; the rules themselves are the field's description.
    const said = { ar: 'تحقّق 2 من 5', en: '2 of 5 rules met' }[lang];
    expect(page.getByText(said).getAttribute('role')).toBe('status');
    page.submit();
    expect(page.errorOf('email')).toBe(WORDS[lang].email);
    expect(page.errorOf('confirmPassword')).toBe(WORDS[lang].mismatch);
    expect(document.activeElement).toBe(page.field('email'));
    expect(page.field('phone').closest('fieldset')?.hidden).toBe(true);
    page.fill(NEW_USER);
    page.submit();
    expect(page.field('phone').closest('fieldset')?.hidden).toBe(false);
    expect(page.errorOf('acceptTerms')).toBeUndefined();
    page.submit();
    expect(page.errorOf('acceptTerms')).toBeTruthy();
    expect(page.errorOf('firstName')).toBeUndefined();
    expect(page.errorOf('phone')).toBeUndefined();
  });

  it('puts the server’s error on its field', async () => {
    const page = await open('/register', { lang, answer: () => refused(409, 'phone_taken', 'taken', 'phone') });
    page.fill({ ...NEW_USER, acceptTerms: 'yes' });
    page.submit();
    page.submit();
    await waitFor(() => expect(page.errorOf('phone')).toBe('taken'));
    expect(page.field('password').value).toBe(NEW_USER.password);
    expect(page.field('acceptTerms').checked).toBe(true);
  });

  it('leads back to the first step for a error of it, and forward again with nothing lost', async () => {
    const page = await open('/register', { lang, answer: () => refused(409, 'email_taken', 'taken', 'email') });
    page.fill({ ...NEW_USER, acceptTerms: 'yes' });
    page.submit();
    page.submit();
    await waitFor(() => expect(page.errorOf('email')).toBe('taken'));
    expect(document.activeElement).toBe(page.field('email'));
    expect(page.field('phone').closest('fieldset')?.hidden).toBe(true);
    page.fill({ email: 'other@diyar.test' });
    expect(page.field('phone').closest('fieldset')?.hidden).toBe(true);
    page.submit();
    expect(page.field('phone').closest('fieldset')?.hidden).toBe(false);
    expect(page.field('phone').value).toBe(NEW_USER.phone);
  });

  it('asks an office for its name, place and address', async () => {
    const page = await open('/register', { lang });
    expect(page.field('officeName')).toBeNull();
    page.fill({ ...NEW_USER, firstName: 'سامر' });
    page.submit();
    fireEvent.click(page.container.querySelector('[value="office"]') as HTMLElement);
    page.submit();
    expect(['officeName', 'province', 'location', 'address'].map(page.errorOf)).toEqual(WORDS[lang].noOffice);
    expect(page.field('firstName').value).toBe('سامر');
  });
});

describe('a new password', () => {
  it('without a token leads to a new link', async () => {
    const page = await renderApp(null, { lang: 'en', path: '/reset-password?lang=en', routes: makeRoutes });
    await waitFor(() => expect(page.getByText('Reset link is invalid or expired.')).toBeTruthy());
    expect(page.getByText('Ask for a new link').getAttribute('href')).toBe('/forgot-password?lang=en');
  });

  it('with a damaged link says so at once, before a password is thought of', async () => {
    sessionStorage.setItem('diyar-link:/reset-password', 'Q2Fubm90LWJlLXdob2xl');
    const page = await renderApp(null, { lang: 'en', path: '/reset-password?lang=en', routes: makeRoutes });
    await waitFor(() => expect(page.getByText('Reset link is invalid or expired.')).toBeTruthy());
    expect(page.container.querySelector('[name=password]')).toBeNull();
    expect(page.getByText('Ask for a new link').getAttribute('href')).toBe('/forgot-password?lang=en');
  });

  it('refused for its link says so instead of a error of the form', async () => {
    sessionStorage.setItem('diyar-link:/reset-password', 'a'.repeat(43));
    const page = await open('/reset-password', {
      lang: 'en',
      answer: () => refused(400, 'validation_failed', 'Some fields are not right.', 'token'),
    });
    page.fill({ password: 'Damascus!2026', confirmPassword: 'Damascus!2026' });
    page.submit();
    await waitFor(() => expect(page.getByText('Reset link is invalid or expired.')).toBeTruthy());
  });

  it('says the same whether the account exists', async () => {
    const page = await open('/forgot-password', {
      lang: 'en',
      answer: () => ({ statusCode: 200, body: { success: true, data: {} } }),
    });
    page.fill({ email: 'nobody@diyar.test' });
    page.submit();
    await waitFor(() => expect(page.getByText('nobody@diyar.test')).toBeTruthy());
  });
});

it.each([
  ['/dashboard/properties/new', 'سجّل دخولك لتضيف إعلانك. ليس لديك حساب؟ فتحه لا يأخذ أكثر من دقيقة.'],
  ['/dashboard/credits', 'هذه الصفحة لأصحاب الحسابات. سجّل دخولك لتصل إليها.'],
  ['/login', 'أهلًا بعودتك. ادخل لتتابع إعلاناتك ومفضّلتك.'],
])('on the way to %s the log-in says why it is asked for', async (path, why) => {
  const page = await open(path);
  expect(await page.findByText(why)).toBeTruthy();
});
