#!/usr/bin/env bash
# restore.sh BASE-COPY NEW-PGDATA NEW-DATA-DIR ['2026-11-20 21:15:00+03']
# Lays out a cluster that recovers from kept WAL when it starts: to the given moment, or to the last piece
# there is.
# The files are those of today, and the list of deletions is among them: the program carries those out again
# when it
# starts over this data, so that who was deleted after the moment does not come back (docs/decisions/024).
set -euo pipefail
: "${BACKUP_DIR:?}"
copy=${1:?} database=${2:?} data=${3:?} moment=${4:-}
for folder in "$database" "$data"; do
  if [ -n "$(ls -A "$folder" 2>/dev/null)" ]; then
    echo "$folder is not empty: nothing is restored over what is there" >&2
    exit 1
  fi
done
umask 077
(cd "$copy" && sha256sum --check --quiet keys.tar.sha256)
mkdir -p "$database" "$data/files"
cp --archive "$copy/database/." "$database/"
tar --extract --file="$copy/keys.tar" --directory="$data"
cp --archive "$BACKUP_DIR/files/." "$data/files/"
{
  echo "restore_command = 'test -f \"$BACKUP_DIR/wal/%f.gz\" && gzip --decompress --stdout \"$BACKUP_DIR/wal/%f.gz\" > \"%p\"'"
  echo "recovery_target_action = 'promote'"
  echo "archive_mode = 'off'"
  if [ -n "$moment" ]; then echo "recovery_target_time = '$moment'"; fi
} >>"$database/postgresql.auto.conf"
touch "$database/recovery.signal"
