import { alHasakah } from './al-hasakah.ts';
import { aleppo } from './aleppo.ts';
import { asSuwayda } from './as-suwayda.ts';
import { damascus } from './damascus.ts';
import { daraa } from './daraa.ts';
import { deirEzZor } from './deir-ez-zor.ts';
import { hama } from './hama.ts';
import { homs } from './homs.ts';
import { idlib } from './idlib.ts';
import { latakia } from './latakia.ts';
import { quneitra } from './quneitra.ts';
import { raqqa } from './raqqa.ts';
import { rifDimashq } from './rif-dimashq.ts';
import { tartus } from './tartus.ts';

/** The gazetteer, one table per governorate in the order lists show them. The format: `db/src/geo/gazetteer.ts`. */
export const tables: readonly string[] = [
  damascus,
  rifDimashq,
  aleppo,
  homs,
  hama,
  latakia,
  tartus,
  idlib,
  daraa,
  asSuwayda,
  quneitra,
  deirEzZor,
  raqqa,
  alHasakah,
];
