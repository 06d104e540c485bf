// Imported first, so that an old Node says what is wrong instead of failing on the syntax or API of a later module.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: Diyar needs Node 20.19 or newer.`);
  process.exit(1);
}
