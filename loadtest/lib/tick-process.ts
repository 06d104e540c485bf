import { CLOCK_HANDLERS } from '@diyar/api/features';
import { tick } from '@diyar/api/features/clock';
import { connect } from '@diyar/db';

// A tick of the clock as a process that may be killed: node --import tsx loadtest/lib/tick-process.ts
const db = connect(process.env.DATABASE_URL ?? '', { name: 'diyar-tick', max: 2 });
try {
  process.stdout.write('ticking\n');
  await tick(db, CLOCK_HANDLERS, { brand: { ar: 'ديار', en: 'Diyar' } });
} finally {
  await db.destroy();
}
