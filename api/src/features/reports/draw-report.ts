import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { PAPER_INK, type Style } from '#lib/pdf/index.ts';
import type { Agent, Answering, ReportedListing } from './contract.ts';
import { FUNNEL, type Funnel } from './contract.ts';
import { openPaper, type Paper, type Span } from './report-paper.ts';
import { dayInWords, durationInWords, numberInWords, REPORT_WORDS } from './report-words.ts';

const NAME: Style = { size: 20, bold: true, color: PAPER_INK.primary };
const TEXT: Style = { size: 10 };
const ROW: Style = { size: 9 };
const SMALL: Style = { size: 8.5, color: PAPER_INK.dim };
const HEAD: Style = { size: 7, color: PAPER_INK.dim };
const FIGURE: Style = { size: 17, bold: true };
const LINE = 18;
const CHART = 84;

export interface OfficeReport {
  office: string;
  brand: string;
  from: string;
  to: string;
  totals: Funnel;
  before: Funnel;
  steps: ({ day: string } & Funnel)[];
  answering: Answering;
  agents: Agent[];
  listings: ReportedListing[];
  /** Of all listings, the last of which may have been left out. */
  total: number;
}
interface Drawing {
  paper: Paper;
  report: OfficeReport;
  lang: Lang;
}

/** An office's report of a period on A4 pages, in one language and its direction. */
export function drawReport(report: OfficeReport, { lang, at }: { lang: Lang; at: Date }): Promise<Buffer> {
  const words = REPORT_WORDS[lang];
  const paper = openPaper({ title: `${words.title} ${report.from}`, author: report.brand, at, lang });
  const drawing = { paper, report, lang };
  paper.write(report.office, NAME);
  paper.move(34);
  paper.write(`${words.title} · ${periodInWords(drawing)}`, TEXT);
  paper.move(32);
  drawFigures(drawing);
  drawViews(drawing);
  drawFunnel(drawing);
  drawAgents(drawing);
  drawListings(drawing);
  return paper.finish();
}

const periodInWords = ({ report: { from, to }, lang }: Drawing) =>
  `${dayInWords(from, lang)} – ${dayInWords(to, lang)}`;

/** Three beside each other, each with the period before below it. */
function drawFigures({ paper, report, lang }: Drawing): void {
  const words = REPORT_WORDS[lang];
  const { totals, before, answering } = report;
  const figures = FUNNEL.map((name) => ({
    name: words.figures[name],
    value: numberInWords(totals[name]),
    note: fill(words.before, { n: numberInWords(before[name]) }),
  }));
  figures.push({
    name: words.answerTime,
    value: durationInWords(answering.medianMinutes, lang),
    note: answering.asked === 0 ? words.noAnswers : answeredOf(answering, lang),
  });
  for (const [index, { name, value, note }] of figures.entries()) {
    const span: Span = [(index % 3) / 3, 1 / 3];
    paper.write(name, SMALL, span);
    paper.move(14);
    paper.write(value, FIGURE, span);
    paper.move(26);
    paper.write(note, SMALL, span);
    paper.move(index % 3 === 2 ? 28 : -40);
  }
}

const answeredOf = ({ asked, answered }: Answering, lang: Lang) =>
  fill(REPORT_WORDS[lang].answered, { asked, answered });

function drawViews(drawing: Drawing): void {
  const { paper, report, lang } = drawing;
  const { steps } = report;
  const most = Math.max(1, ...steps.map(({ views }) => views));
  paper.heading(REPORT_WORDS[lang].views);
  paper.need(CHART + 30);
  for (const [index, { views }] of steps.entries()) {
    const height = (views / most) * CHART;
    if (views > 0) paper.bar([index / steps.length, 1 / steps.length], { top: CHART - height, height });
  }
  paper.move(CHART + 8);
  paper.rule();
  paper.write(fill(REPORT_WORDS[lang].most, { period: periodInWords(drawing), n: numberInWords(most) }), SMALL);
  paper.move(16);
}

function drawFunnel({ paper, report: { totals }, lang }: Drawing): void {
  const words = REPORT_WORDS[lang];
  const most = Math.max(1, ...FUNNEL.map((name) => totals[name]));
  paper.heading(words.funnel);
  for (const name of FUNNEL) {
    paper.need(LINE);
    paper.write(words.figures[name], TEXT, [0, 0.25]);
    paper.write(numberInWords(totals[name]), TEXT, [0.25, 0.12]);
    if (totals[name] > 0) paper.bar([0.37, (0.63 * totals[name]) / most], { top: 3, height: 9 });
    paper.move(LINE);
  }
}

function drawAgents({ paper, report: { agents }, lang }: Drawing): void {
  if (agents.length === 0) return;
  const words = REPORT_WORDS[lang];
  paper.heading(words.agents);
  for (const agent of agents) {
    paper.need(LINE);
    paper.rule();
    paper.write(agent.name ?? words.unassigned, TEXT, [0, 0.34]);
    paper.write(answeredOf(agent, lang), TEXT, [0.34, 0.28]);
    paper.write(durationInWords(agent.medianMinutes, lang), TEXT, [0.62, 0.16]);
    paper.write(`${words.figures.done}: ${numberInWords(agent.done)}`, TEXT, [0.78, 0.22]);
    paper.move(LINE);
  }
}

/** The five stages, views a day, and those of similar listings. */
const COLUMNS: readonly Span[] = [
  [0.38, 0.09],
  [0.47, 0.1],
  [0.57, 0.11],
  [0.68, 0.1],
  [0.78, 0.09],
  [0.87, 0.065],
  [0.935, 0.065],
];

function drawListings({ paper, report: { listings, total }, lang }: Drawing): void {
  const words = REPORT_WORDS[lang];
  const inColumns = (cells: readonly string[], style: Style, lines = 1) => {
    for (const [index, cell] of cells.entries()) paper.write(cell, style, COLUMNS[index], lines);
  };
  paper.heading(words.listings);
  if (listings.length === 0) {
    paper.write(words.none, TEXT);
    return;
  }
  inColumns([...FUNNEL.map((name) => words.figures[name]), words.perDay, words.similar], HEAD, 2);
  paper.move(28);
  for (const listing of listings) {
    paper.need(LINE);
    paper.rule();
    paper.write(`${listing.code} · ${listing.title ?? ''}`, ROW, [0, 0.38]);
    const { viewsPerDay, similar } = listing;
    const others = similar ? numberInWords(similar.viewsPerDay) : '—';
    inColumns([...FUNNEL.map((name) => numberInWords(listing[name])), numberInWords(viewsPerDay), others], ROW);
    paper.move(LINE);
  }
  if (total <= listings.length) return;
  paper.need(LINE);
  paper.write(fill(words.more, { n: listings.length, total }), SMALL);
}
