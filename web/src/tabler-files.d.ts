declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').Icon;
  // biome-ignore lint/style/noDefaultExport: describes files that are not ours
  export default icon;
}
