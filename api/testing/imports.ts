import { setTimeout as wait } from 'node:timers/promises';
import { anOffice } from './factories.ts';
import { workJobs } from './jobs.ts';
import { fileForm } from './multipart.ts';
import { signedIn } from './people.ts';
import type { TestApp } from './test-app.ts';

type Signed = { token: string };

/** Drives imports as an office does: uploads, checks, starts, and works the jobs between. */
export function importsOf(app: () => TestApp) {
  async function anOfficeUser() {
    const api = app();
    const user = await signedIn(api, { account_type: 'office' });
    const { id } = await anOffice(api.db);
    await api.db('office_members').insert({ office_id: id, user_id: user.id });
    return { ...user, officeId: id };
  }
  const upload = async (who: Signed, bytes: Buffer, name = 'list.csv', base = '/listing-imports') => {
    const { body, headers } = fileForm('file', bytes, name);
    return app().call('POST', base, { token: who.token, body, headers });
  };
  const call = (
    who: Signed,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    lang: 'ar' | 'en' = 'ar',
  ) => app().call(method, `/listing-imports${path}`, { token: who.token, lang, ...(body && { body }) });

  /** Works until nothing is left: a slice asks for the next. */
  async function worked(who: Signed, id: string) {
    for (let i = 0; i < 100; i++) {
      await workJobs(app());
      const { json } = await call(who, 'GET', `/${id}`);
      if (!['checking', 'importing'].includes(json.data.import.state)) return json.data.import;
      await wait(20);
    }
    throw new Error('still at work');
  }
  async function checked(who: Signed, bytes: Buffer, name?: string, settings?: object) {
    const { json, statusCode } = await upload(who, bytes, name);
    if (statusCode !== 201) throw new Error(JSON.stringify(json));
    const { id } = json.data.import;
    if (settings) await call(who, 'PUT', `/${id}`, settings);
    await call(who, 'POST', `/${id}/check`, {});
    return worked(who, id);
  }
  async function imported(who: Signed, id: string, target = 'drafts') {
    const { statusCode, json } = await call(who, 'POST', `/${id}/start`, { target });
    if (statusCode !== 200) throw new Error(JSON.stringify(json));
    return worked(who, id);
  }
  const rowsOf = async (who: Signed, id: string, lang: 'ar' | 'en' = 'ar', show = 'all') =>
    (await call(who, 'GET', `/${id}/rows?show=${show}`, undefined, lang)).json.data.items;
  /** The next piece of an archive of photos. @param length bytes that are announced for the whole archive */
  const sendPhotos = (who: Signed, id: string, zip: Buffer, from = 0, to = zip.length, length = zip.length) =>
    app().call('PUT', `/listing-imports/${id}/photos`, {
      token: who.token,
      body: zip.subarray(from, to),
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
        'upload-length': String(length),
      },
    });
  return { anOfficeUser, upload, call, worked, checked, imported, rowsOf, sendPhotos };
}

export const codesOf = (row: { problems: { code: string }[] }) => row.problems.map(({ code }) => code);

/** Encoding that a spreadsheet of an Arabic Windows writes. */
export function encode1256(from: string): Buffer {
  const decoder = new TextDecoder('windows-1256');
  const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.from([byte])), byte]));
  return Buffer.from(Array.from(from, (letter) => byLetter.get(letter) ?? 0x3f));
}
