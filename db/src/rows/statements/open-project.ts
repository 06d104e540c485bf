import { readFileSync } from 'node:fs';
import type { Node } from 'typescript/unstable/ast';
import { API, type Checker } from 'typescript/unstable/sync';

/** Types of the files of a project; to be closed. */
export interface OpenProject {
  checker: Checker;
  /** A file's tree, and the line on which what ends there ends. */
  read: (file: string) => { source: Node; lineAt: (end: number) => number };
  close: () => void;
}

/** The project whose `tsconfig.json` is at `root`. */
export function openProject(root: string): OpenProject {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
  if (!project) throw new Error(`no project at ${root}`);
  return {
    checker: project.checker,
    read(file) {
      const source = project.program.getSourceFile(`${root}/${file}`);
      if (!source) throw new Error(`${file} is not part of the project`);
      const text = readFileSync(`${root}/${file}`, 'utf8');
      return { source, lineAt: (end) => text.slice(0, end).split('\n').length };
    },
    close: () => api.close(),
  };
}
