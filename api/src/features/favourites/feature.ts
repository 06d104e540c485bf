import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { favouriteMessages } from './messages.ts';
import { favouriteRoutes } from './routes.ts';
import { tellFavourites } from './tell-favourites.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      favourite_news: Record<string, never>;
    }
  }
}

export const favouritesFeature = feature({
  contract,
  routes: [favouriteRoutes],
  messages: favouriteMessages,
  tasks: (deps) => ({ favourite_news: async () => void (await tellFavourites(deps.db)) }),
  schedule: [{ task: 'favourite_news', match: '* * * * *' }],
  owned: ['favourites', 'hidden_listings'],
});
