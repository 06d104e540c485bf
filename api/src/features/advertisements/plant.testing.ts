import { anAdForm, aPicture, todayIn } from '#testing/advertisers.ts';
import { sendMoney } from '#testing/money.ts';
import { fileForm } from '#testing/multipart.ts';
import type { Plant } from '#testing/plant.ts';

/** An advertisement that was turned down. */
export const plant: Plant = async ({ api, person: { token }, admin, words, pictures }) => {
  const picture = fileForm('picture', await aPicture());
  const { json } = await api.call('POST', '/placements/pictures?size=small', { token, ...picture });
  const image = String(json.data.image.id);
  const form = { title: words, description: words, link: 'https://zenobiaqat.example/', phone: '+963987612345' };
  const body = anAdForm(image, await todayIn(api.db), form);
  const { id, version } = (await sendMoney(api, '/placements', { token, body })).json.data.advertisement;
  const decision = { token: admin.token, body: { version, reason: words } };
  await api.call('POST', `/admin/placements/${id}/reject`, decision);
  pictures.push(image);
};
