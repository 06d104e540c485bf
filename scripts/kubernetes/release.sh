#!/bin/sh
# release.sh         puts what kustomization.yaml names in the place of the version that runs, without a lost request
# release.sh back    puts the version before in its place again; the database stays as it is
set -eu
cd "$(dirname "$0")"
deployments='api worker indexer backup'
# Seconds that migrations may take.
longest=${MIGRATE_SECONDS:-3600}

fail() {
  echo "✗ $*" >&2
  exit 1
}
kube() { kubectl --namespace diyar "$@"; }
ready() {
  for name in $deployments; do
    kube rollout status "deployment/$name" --timeout 10m || return 1
  done
}
revision() {
  kube get deployment "$1" --ignore-not-found --output 'jsonpath={.metadata.annotations.deployment\.kubernetes\.io/revision}'
}

case "${1:-}" in
  back)
    for name in $deployments; do kube rollout undo "deployment/$name"; done
    ready || fail 'The version before does not become ready either: kubectl --namespace diyar get pods'
    echo '✓ The version before runs again.'
    exit
    ;;
  '') ;;
  *) fail 'usage: release.sh [back]' ;;
esac

kubectl apply --kustomize . --selector part=base
kube rollout status statefulset/engine --timeout 10m
kube delete job migrate --ignore-not-found --wait
kubectl apply --kustomize . --selector part=migrate
waited=0
until [ "$(kube get job migrate --output 'jsonpath={.status.succeeded}')" = 1 ]; do
  [ "$(kube get job migrate --output 'jsonpath={.status.failed}')" != 1 ] || {
    kube logs job/migrate --tail 20 >&2 || true
    fail 'The release stops here: see the sentence of migrate above. The version that runs goes on.'
  }
  [ "$waited" -lt "$longest" ] || fail "Migrations still run after $longest seconds; the version that runs goes on."
  sleep "${POLL_SECONDS:-2}"
  waited=$((waited + ${POLL_SECONDS:-2}))
done
is_first=$(kube get deployment api --ignore-not-found --output name)
before=
for name in $deployments; do before="$before $name=$(revision "$name")"; done
kubectl apply --kustomize . --selector part=site
ready || {
  [ -n "$is_first" ] || fail 'The first version does not become ready: kubectl --namespace diyar get pods'
  # What this release did not change would go back to the one before that.
  for each in $before; do
    name=${each%%=*}
    [ "$(revision "$name")" = "${each#*=}" ] || kube rollout undo "deployment/$name" --to-revision "${each#*=}" || true
  done
  ready || true
  fail 'The release did not become ready and was taken back.'
}
echo "✓ Every pod runs this version. The way back: $0 back"
