import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { OF_THE_IMAGE } from './check.ts';
import { composeFile } from './compose-file.ts';
import { errorsOf } from './read.ts';
import type { Process } from './setting.ts';

const folder = new URL('../../../scripts/kubernetes/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const { resources, configMapGenerator, secretGenerator } = parse(read('kustomization.yaml'));

interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  env?: { name: string; value?: string }[];
  securityContext: Record<string, unknown>;
  volumeMounts: { name: string; mountPath: string }[];
}
interface Pod {
  containers: [Container];
  volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
  terminationGracePeriodSeconds?: number;
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: { part: string } };
  spec: { template?: { metadata: { labels: Record<string, string> }; spec: Pod }; [key: string]: unknown };
}
const manifests: Manifest[] = resources.flatMap((name: string) =>
  parseAllDocuments(read(name)).map((document) => document.toJS()),
);
const pods = new Map(
  manifests.flatMap(({ metadata, spec }) => (spec?.template ? [[metadata.name, spec.template.spec]] : [])),
);
const podOf = (name: string): Pod => {
  const pod = pods.get(name);
  if (!pod) throw new Error(`no pod ${name}`);
  return pod;
};

type Model = new (manifest: Manifest) => { validate(): void };
/** Each kind's class, with its schema, is a file of the package. */
const modelOf = async ({ apiVersion, kind }: Manifest): Promise<Model> =>
  (await import(`kubernetes-models/${apiVersion}/${kind}`))[kind];

/** Whose settings each pod of the site reads. */
const READERS: Readonly<Record<string, readonly Process[]>> = {
  api: ['api', 'pages'],
  worker: ['worker'],
  indexer: ['indexer'],
  migrate: ['migrate'],
  backup: ['backup'],
};

describe('the manifests for Kubernetes', () => {
  it('are all listed, each once', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
    expect([...resources].sort()).toEqual(files.sort());
  });

  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'hold to the schema: %s',
    async (_, manifest) => {
      const Model = await modelOf(manifest);
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  it.each(Object.entries(READERS))(
    'give %s its settings, and the examples stand for all that is required',
    (name, of) => {
      const [{ env = [], envFrom = [] }] = podOf(name).containers;
      const files = envFrom.map(({ configMapRef, secretRef }) => configMapRef?.name ?? secretRef?.name);
      const generated = [...configMapGenerator, ...secretGenerator].map(
        (generator: { name: string }) => generator.name,
      );
      expect(generated).toEqual(expect.arrayContaining(files));
      const given = Object.assign({}, ...files.map((file) => parseEnv(read(`${file}.example.env`))));
      const fixed = Object.fromEntries(env.map((variable) => [variable.name, variable.value]));
      expect(errorsOf(of, { ...OF_THE_IMAGE, ...given, ...fixed })).toEqual([]);
    },
  );

  it('keep the owner’s password and the key that writes from those who serve', () => {
    const secretsOf = (name: string) =>
      podOf(name).containers[0].envFrom?.flatMap(({ secretRef }) => secretRef?.name ?? []);
    expect(secretsOf('api')).toEqual(['site', 'search']);
    expect(secretsOf('worker')).toEqual(['site', 'search']);
    expect(secretsOf('indexer')).toEqual(['indexer']);
    expect(secretsOf('migrate')).toEqual(['owner']);
    expect(secretsOf('backup')).toEqual(['owner']);
  });

  it('run what compose runs, for as long, with no more rights', () => {
    const { services } = composeFile();
    const composed: Readonly<Record<string, string>> = { api: 'api-a' };
    for (const name of Object.keys(READERS)) {
      const service = services[composed[name] ?? name] ?? {};
      const { containers, terminationGracePeriodSeconds = 30 } = podOf(name);
      const [container] = containers;
      expect([name, container.command ?? container.args]).toEqual([name, service.command]);
      expect(`${terminationGracePeriodSeconds}s`).toBe(service.stop_grace_period ?? '30s');
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
    expect(podOf('engine').containers[0].image).toBe(services.meilisearch?.image);
  });

  it('mount volumes that there are, and are labelled so that a release applies each in its turn', () => {
    const claims = manifests
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    for (const [name, { volumes = [], containers }] of pods) {
      if (name === 'engine') continue;
      const names = volumes.map((volume) => volume.name);
      expect(containers[0].volumeMounts.map((mount) => mount.name).sort()).toEqual(names.sort());
      const claimed = volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
      expect(claims).toEqual(expect.arrayContaining(claimed));
    }
    expect(new Set(manifests.map(({ metadata }) => metadata.labels.part))).toEqual(
      new Set(['base', 'migrate', 'site']),
    );
  });
});
