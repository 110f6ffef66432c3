#!/usr/bin/env bash
# archive_command: keeps one piece of WAL beside the base copies. A piece that is there already must be the
# same.
set -euo pipefail
source=$1 kept=${BACKUP_DIR:-/backup}/wal/$2.gz
if [ -f "$kept" ]; then exec cmp --quiet "$source" <(gzip --decompress --stdout "$kept"); fi
gzip --fast --stdout "$source" >"$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
