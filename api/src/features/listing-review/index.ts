export { countQueue } from './queries.ts';
