#!/bin/sh
# sh scripts/compose/release.sh        builds this version and puts it in the place of the one that runs, without a lost request
# sh scripts/compose/release.sh back   puts the version before in its place again; the database stays as it is
set -eu
cd "$(dirname "$0")/../.."

fail() {
  echo "✗ $*" >&2
  exit 1
}
image() { docker image inspect --format '{{.Id}}' "$1" 2>/dev/null || true; }

build() {
  running=$(image diyar:latest)
  docker compose build || fail 'The image was not built. The version that runs goes on.'
  [ "$running" = "$(image diyar:latest)" ] || built_over=$running
  docker compose run --rm --no-deps check || {
    [ -z "$running" ] || docker tag "$running" diyar:latest
    fail 'The release stops here: the settings are not in order. The version that runs goes on.'
  }
  # With whatever else .env has switched on that the site stands on.
  docker compose up --detach --wait postgres meilisearch $(docker compose config --services | grep -x pooler || true)
  docker compose run --rm migrate || {
    # A reboot must not start the version that did not get its schema.
    [ -z "$running" ] || docker tag "$running" diyar:latest
    fail 'The release stops here: see the sentence of migrate above. The version that runs goes on.'
  }
  [ -z "${built_over:-}" ] || docker tag "$built_over" diyar:previous
}

take_back() {
  before=$(image diyar:previous)
  [ -n "$before" ] || fail 'This machine has no version before this one.'
  docker tag diyar:latest diyar:taken-back
  docker tag "$before" diyar:latest
  docker tag diyar:taken-back diyar:previous
  docker rmi diyar:taken-back >/dev/null
}

case "${1:-}" in
  '') build ;;
  back) take_back ;;
  *) fail 'usage: sh scripts/compose/release.sh [back]' ;;
esac

put() {
  docker compose up --detach --no-deps --no-build --wait "$1"
}
done=
for group in api-a api-b; do
  done="$group $done"
  put "$group" || {
    echo "✗ $group does not become ready (docker compose logs $group): the version before is put in its place again." >&2
    [ -n "$(image diyar:previous)" ] || fail 'There is none on this machine.'
    take_back
    for each in $done; do put "$each" || fail "$each does not become ready either; the other group goes on."; done
    fail 'The release was taken back.'
  }
done
docker compose up --detach --no-deps --no-build --wait worker indexer backup proxy
echo '✓ Every process runs this version. The way back: sh scripts/compose/release.sh back'
