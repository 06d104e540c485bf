/** InstantSearch's own router for the address, used when it is given none: the search brings its own. */
// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default function history(): never {
  throw new Error('InstantSearch needs the router of the search page');
}
