export { type Choices, choicesIn, type FormAttribute } from './choices.ts';
export { likelyMeant } from './correct.ts';
export { factsIn, type TextFacts } from './facts-in.ts';
export type { Recognised } from './reading.ts';
export { type NamedStreet, type StreetNames, streetNames } from './streets.ts';
export { namesModel, namesThing, thingNames } from './thing-words.ts';
export { type SentenceContext, type Understood, understand } from './understand.ts';
