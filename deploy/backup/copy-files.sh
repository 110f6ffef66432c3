#!/usr/bin/env bash
# Files are never changed once written, so copying those that are new is enough.
set -euo pipefail
: "${BACKUP_DIR:?}" "${DATA_DIR:?}"
mkdir -p "$BACKUP_DIR/files"
if [ -d "$DATA_DIR/files" ]; then cp --archive --update "$DATA_DIR/files/." "$BACKUP_DIR/files/"; fi
touch "$BACKUP_DIR/files-copied"
