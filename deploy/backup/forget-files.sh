#!/usr/bin/env bash
# What the cabinet has removed (copies of somebody's data, uploads of who was deleted) leaves the backup, too,
# when the last base copy that may name it has gone (promise 53). A disk that is lost removes nothing.
set -euo pipefail
: "${BACKUP_DIR:?}" "${DATA_DIR:?}"
umask 077
marks=$BACKUP_DIR/removed
mkdir -p "$BACKUP_DIR/files" "$marks"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
files_of() { (cd "$1" && find . -type f | LC_ALL=C sort); }
# First what is kept: a file that is written meanwhile must not look removed.
files_of "$BACKUP_DIR/files" >"$work/kept"
if [ -d "$DATA_DIR/files" ]; then files_of "$DATA_DIR/files" >"$work/there"; else : >"$work/there"; fi
if [ -s "$work/kept" ] && [ ! -s "$work/there" ]; then
  echo "$DATA_DIR/files is empty and the backup is not: nothing is forgotten" >&2
  exit 1
fi
LC_ALL=C comm -23 "$work/kept" "$work/there" >"$work/removed"
# A mark whose file is there again says nothing any more.
files_of "$marks" | LC_ALL=C comm -23 - "$work/removed" | while read -r file; do rm -f "$marks/$file"; done
while read -r file; do
  if [ ! -e "$marks/$file" ]; then
    mkdir -p "$(dirname "$marks/$file")"
    touch "$marks/$file"
  elif [ -n "$(find "$marks/$file" -mtime "+${KEEP_DAYS:-14}")" ]; then
    rm -f "$BACKUP_DIR/files/$file" "$marks/$file"
  fi
done <"$work/removed"
