#!/bin/sh
# A command of package.json in the container that has the settings for it:
#   sh scripts/compose/run.sh admin:create --email you@example.org
# Files that it reads or writes are those of the container: put them on the volume /data.
set -eu
cd "$(dirname "$0")/../.."
name=${1:?usage: sh scripts/compose/run.sh COMMAND [ARGUMENTS]}
shift

program=$(sed -n "s|^ *\"$name\": \"node scripts/run.mjs with-env \(node .*\)\",*\$|\1|p" package.json)
[ -n "$program" ] || { echo "run.sh: package.json has no command $name that works on an installation" >&2; exit 1; }

case $name in
  admin:create | secrets:reseal | terms:announce | ledger:check | jobs:dead-letters | sitemap:build)
    where="exec worker" ;;
  search:reindex | search:audit | search:dead-letters)
    where="exec indexer" ;;
  db:migrate | db:rollback | geo:load | streets:export | tiles)
    where="run --rm migrate" ;;
  backup | restore)
    echo "run.sh: docker compose run --rm $name $*" >&2; exit 1 ;;
  *)
    echo "run.sh: $name is for development, not for a site" >&2; exit 1 ;;
esac
# Both are words to be split: neither holds a space that is one.
exec docker compose $where $program "$@"
