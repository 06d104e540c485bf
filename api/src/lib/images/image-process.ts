import sharp from 'sharp';
import { answerJobs } from '../job-processes/answer-jobs.ts';
import { dhashOf } from './dhash.ts';
import type { ImageLimits } from './limits.ts';
import { ingest, inspect, renderVariant } from './render.ts';
import type { Variant } from './variants.ts';

/** The child that touches strangers' bytes. One picture at a time, one libvips thread, nothing cached between them. */
export type ImageJob =
  | { kind: 'inspect'; bytes: Buffer; limits: ImageLimits }
  | { kind: 'ingest'; bytes: Buffer; limits: ImageLimits }
  | { kind: 'dhash'; original: Buffer }
  | { kind: 'variant'; original: Buffer; variant: Variant };

sharp.concurrency(1);
sharp.cache(false);
// Only the loaders we accept exist here: a file that lies about its type meets no SVG, PDF or archive parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

answerJobs(async (payload) => {
  const job = payload as ImageJob;
  if (job.kind === 'variant') return renderVariant(Buffer.from(job.original), job.variant);
  if (job.kind === 'dhash') return dhashOf(Buffer.from(job.original));
  const bytes = Buffer.from(job.bytes);
  return job.kind === 'inspect' ? inspect(bytes, job.limits) : ingest(bytes, job.limits);
});
