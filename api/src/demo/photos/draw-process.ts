import sharp from 'sharp';
import { answerJobs } from '../../lib/job-processes/answer-jobs.ts';
import { drawPhoto } from './draw-photo.ts';
import { photoSpecs } from './pool.ts';

sharp.concurrency(1);

/** The child that draws: a picture takes a second of arithmetic, which no process that answers requests can spare. */
answerJobs((name) => {
  const spec = photoSpecs.find((one) => one.name === name);
  return spec ? drawPhoto(spec) : Promise.reject(new Error(`no photo named ${String(name)}`));
});
