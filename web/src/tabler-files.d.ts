/*
 * The one line set (Tabler) is imported by file: its index of six thousand would be walked on every server start.
 * Icons that point along the reading direction get `className="d-mirror"`, or come from `ui/direction-icons.tsx`.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').Icon;
  // biome-ignore lint/style/noDefaultExport: describes files that are not ours
  export default icon;
}
