export function listenHost(options: { asked: string | undefined; hasDemo: boolean }): {
  host: string | undefined;
  warning?: string;
};
