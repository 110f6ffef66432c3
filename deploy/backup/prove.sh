#!/usr/bin/env bash
# Restores the newest base copy with all kept WAL into a throw-away cluster and looks whether it is whole: the
# ledger sums to zero and every document's file has its hash. Tells how long it took; ends with 1 if anything
# is amiss.
set -euo pipefail
: "${BACKUP_DIR:?}"
began=$(date +%s)
copy=$(find "$BACKUP_DIR/base" -mindepth 1 -maxdepth 1 -name '[0-9]*' | sort | tail -1)
[ -n "$copy" ] || { echo "no base copy in $BACKUP_DIR/base" >&2; exit 1; }
work=$(mktemp -d)
# PostgreSQL does not run as root, and only root may read everybody's files.
as_postgres() { if [ "$(id -u)" = 0 ]; then gosu postgres "$@"; else "$@"; fi; }
stop() {
  as_postgres pg_ctl --pgdata="$work/database" --mode=immediate stop >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap stop EXIT

"$(dirname "$0")/restore.sh" "$copy" "$work/database" "$work/data"
if [ "$(id -u)" = 0 ]; then chown -R postgres "$work"; fi
as_postgres pg_ctl --pgdata="$work/database" --log="$work/log" --timeout=900 --wait \
  --options="-c listen_addresses='' -c unix_socket_directories='$work'" start >/dev/null || { tail -20 "$work/log" >&2; exit 1; }
export PGHOST=$work
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --field-separator=' ' --set=ON_ERROR_STOP=1 --command="$1"; }
until [ "$(ask 'SELECT pg_is_in_recovery()')" = f ]; do sleep 0.2; done

drift=$(ask 'SELECT coalesce(sum(kopecks), 0) FROM ledger_postings')
[ "$drift" = 0 ] || { echo "the restored ledger is off by $drift kopecks" >&2; exit 1; }
documents=0
while read -r hash key; do
  [ -n "$key" ] || continue
  echo "$hash  $work/data/files/$key" | sha256sum --check --quiet || { echo "the file $key is not what its row says" >&2; exit 1; }
  documents=$((documents + 1))
done < <(ask 'SELECT sha256, storage_key FROM documents')
users=$(ask 'SELECT count(*) FROM users')
touch "$BACKUP_DIR/proven"
echo "proven $(basename "$copy"): $users users, $documents documents, ledger even, in $(($(date +%s) - began)) s"
