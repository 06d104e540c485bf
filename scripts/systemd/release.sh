#!/bin/sh
# release.sh /srv/diyar/releases/NAME   puts a prepared folder in the place of the version that runs, without a lost request
# release.sh back                       puts the version before in its place again; the database stays as it is
set -eu
home=${DIYAR_HOME:-/srv/diyar}
ports=${DIYAR_PORTS:-3001 3002}
indexers=${DIYAR_INDEXERS:-1 2}

fail() {
  echo "✗ $*" >&2
  exit 1
}
place_of() { readlink -f "$home/$1" 2>/dev/null || true; }
point() {
  ln -sfn "$2" "$home/$1.new"
  mv -fT "$home/$1.new" "$home/$1"
}

running=$(place_of current)
case "${1:-}" in
  '') fail 'usage: release.sh FOLDER | back' ;;
  back)
    wanted=$(place_of previous)
    [ -n "$wanted" ] && [ -d "$wanted" ] || fail 'This machine has no version before this one.'
    ;;
  *)
    wanted=$(readlink -f "$1")
    for needed in api/src/server.ts node_modules web/dist; do
      [ -e "$wanted/$needed" ] || fail "$wanted lacks $needed: npm ci, npm run build -w web"
    done
    point next "$wanted"
    systemctl start diyar-migrate.service || {
      journalctl --unit diyar-migrate.service --lines 20 --output cat >&2 || true
      fail 'The release stops here: see the sentence of migrate above. The version that runs goes on.'
    }
    ;;
esac

if [ "$wanted" != "$running" ]; then
  [ -z "$running" ] || point previous "$running"
  point current "$wanted"
fi
done=
for port in $ports; do
  done="$port $done"
  systemctl restart "diyar-api@$port.service" || {
    echo "✗ The api on port $port does not become ready (journalctl -u diyar-api@$port): the version before is put in its place again." >&2
    [ -n "$running" ] || fail 'There is none on this machine.'
    point current "$running"
    for each in $done; do
      systemctl restart "diyar-api@$each.service" || fail "Port $each does not become ready either; the others go on."
    done
    fail 'The release was taken back.'
  }
done
systemctl restart diyar-worker.service
for number in $indexers; do systemctl restart "diyar-indexer@$number.service"; done
echo "✓ Every process runs $wanted. The way back: $0 back"
