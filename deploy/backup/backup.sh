#!/usr/bin/env bash
# One base copy of the database, checked as written, with the files and keys of that moment. Needs PGHOST,
# PGUSER and PGPASSWORD of a role that may replicate, BACKUP_DIR, DATA_DIR. Ends with 1 if anything fails.
set -euo pipefail
: "${BACKUP_DIR:?}" "${DATA_DIR:?}"
umask 077
stamp=$(date -u +%Y%m%dT%H%M%SZ)
work=$BACKUP_DIR/base/.unfinished-$stamp
mkdir -p "$work"
trap 'rm -rf "$work"' EXIT

pg_basebackup --pgdata="$work/database" --checkpoint=fast --wal-method=stream --manifest-checksums=SHA256 --no-password
pg_verifybackup --exit-on-error --quiet "$work/database"
# After the database: every file that a row of it names is there by now.
"$(dirname "$0")/copy-files.sh"
tar --create --file="$work/keys.tar" --directory="$DATA_DIR" keys
(cd "$work" && sha256sum keys.tar >keys.tar.sha256)

sync
mv "$work" "$BACKUP_DIR/base/$stamp"
trap - EXIT
find "$BACKUP_DIR/base" -mindepth 1 -maxdepth 1 -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
find "$BACKUP_DIR/wal" -type f -mtime "+${KEEP_DAYS:-14}" -delete
echo "$stamp"
