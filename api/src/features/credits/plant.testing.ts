import { sendMoney } from '#testing/money.ts';
import { fileForm } from '#testing/multipart.ts';
import { codeProofOf } from '#testing/people.ts';
import type { Plant } from '#testing/plant.ts';

/** Credit that was added with a proof, and a refund that was refused. */
export const plant: Plant = async ({ api, person: { token }, admin, words }) => {
  const proof = await codeProofOf(api, admin.token);
  const ask = async (path: string, rest: object) => {
    const body = { amount: 20, method: 'mobile_wallet', reason: words, ...rest };
    const { json } = await sendMoney(api, path, { token, body });
    return json.data.request.id as string;
  };
  const decide = (id: string, decision: string) =>
    sendMoney(api, `/admin/credits/requests/${id}/process`, {
      token: admin.token,
      proof,
      body: { decision, notes: words },
    });
  const added = await ask('/credits/request', { referenceNumber: 'Zenobiaqat7' });
  const paper = fileForm('proof', Buffer.from('%PDF-1.7 Zenobiaqat\n%%EOF'));
  await api.call('PUT', `/credits/requests/${added}/proof`, { token, ...paper });
  await decide(added, 'approve');
  await decide(await ask('/credits/refund', { payTo: words }), 'reject');
};
