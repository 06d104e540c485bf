import { mendAbortSignals } from './abort-signals.ts';
import { mendAddresses, mendForms } from './addresses-and-forms.ts';
import { mendArrays } from './arrays.ts';
import { markChosenLabels } from './chosen-labels.ts';
import { mendPopovers } from './popovers.ts';
import { unwrapStyleLayers } from './style-layers.ts';

/**
 * What the oldest promised browsers (`browserslist` in package.json) lack of what the site uses. Fetched before the page's code
 * by those alone that lack any of it (`lib/start-script.ts`). The build's check knows the names: `build/browser-check`.
 */
mendArrays();
mendAbortSignals();
mendAddresses();
mendForms();
mendPopovers();
markChosenLabels();
unwrapStyleLayers();
