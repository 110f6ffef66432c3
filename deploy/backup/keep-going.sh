#!/usr/bin/env bash
# Files and a move of WAL every minute; a base copy, proven at once, every day. Failures are told and tried
# again.
set -uo pipefail
here=$(dirname "$0")
last=0
while true; do
  "$here/copy-files.sh" || echo "files were not copied" >&2
  # An idle database writes no WAL, and then nothing would show that keeping it still works.
  psql --no-psqlrc --quiet --output=/dev/null --command="SELECT pg_logical_emit_message(true, 'backup', 'alive')" ||
    echo "the database does not answer" >&2
  if (($(date +%s) - last >= 86400)); then
    if "$here/backup.sh" && "$here/prove.sh"; then last=$(date +%s); else echo "the backup failed" >&2; fi
    "$here/forget-files.sh" || echo "removed files were not forgotten" >&2
  fi
  sleep 60
done
