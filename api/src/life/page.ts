import type { Feature } from '#feature.ts';
import { type Answer, answersByEvent } from './answer.ts';
import { eventsOf, LIFE, type LifeEvent, SUBJECTS, type Subject } from './events.ts';

const HEAD = `# What becomes of things, and what hangs on them

Something changes state, and much hangs on it. Each change is **raised once** as a row of \`life_events\`, by a trigger in the
transaction that makes it so, whichever path leads there; each feature says in its \`feature.ts\` how it **answers**: by a trigger of
its own in the same transaction, by the command that alone leads there, or because it reads how things stand whenever it is asked.
A feature whose rows point to a listing, a person, an office … and that does not answer each event by its name fails
\`api/src/life/life.test.ts\`: an event that is added is answered by nobody until every one of them says what it does. Rows stay 90 days:
\`select * from life_events where subject = '…' order by id\` is what became of it.

This page is written by that test (\`npm run unit -- api/src/life -u\`).
`;
const TITLES: Record<Subject, string> = {
  listing: 'A listing',
  person: 'A person',
  office: 'An office',
  plan: 'A plan somebody has',
  category: 'A category',
  attribute: 'A field of the form',
  option: 'An option of a field',
  place: 'A province, city or neighborhood',
};

/** The page of all answers: what acts at each event, then who does nothing, and why. */
export const lifePage = (features: readonly (readonly [string, Feature])[]): string =>
  `${HEAD}${SUBJECTS.map((subject) => sectionOf(subject, features)).join('')}`;

function sectionOf(subject: Subject, features: readonly (readonly [string, Feature])[]): string {
  const answering = features.map(([name, { answers = [] }]) => [name, answersByEvent(answers)] as const);
  const events = eventsOf(subject).map((event) => {
    const lines = answering.flatMap(([name, answers]) => {
      const said = doneBy(answers.get(event));
      return said ? [`- **${name}**: ${said}`] : [];
    });
    return `\n### ${event}: ${wordsOf(event)}\n\n${lines.join('\n') || 'Nothing has to happen.'}\n`;
  });
  const idle = features.flatMap(([name, { answers = [] }]) =>
    answers.flatMap((answer) => {
      const at = answer.to.filter((event) => event.startsWith(`${subject}.`)).map((event) => event.split('.')[1]);
      return 'nothing' in answer && at.length > 0 ? [`| ${name} | ${at.join(', ')} | ${answer.nothing} |`] : [];
    }),
  );
  const rest =
    idle.length > 0
      ? `\n### Where nothing happens\n\n| feature | at | nothing, because |\n|---|---|---|\n${idle.join('\n')}\n`
      : '';
  return `\n## ${TITLES[subject]}\n${events.join('')}${rest}`;
}

function wordsOf(event: LifeEvent): string {
  const [subject = '', name = ''] = event.split('.');
  return (LIFE as Record<string, Record<string, string>>)[subject]?.[name] ?? '';
}

/** Undefined where nothing is done. */
function doneBy(answer: Answer | undefined): string | undefined {
  if (!answer || 'nothing' in answer) return;
  if ('reads' in answer) return `nothing to do: ${answer.reads}.`;
  const by = 'trigger' in answer ? `trigger \`${answer.trigger}\`` : `\`${answer.command}\``;
  return `${answer.does} (${by})`;
}
