#!/usr/bin/env bash
# Fails loudly when backups have stopped: no proven base copy for 26 hours, no files or WAL for 5 minutes
# (promise 55).
set -euo pipefail
: "${BACKUP_DIR:?}"
young() { [ -n "$(find "$1" -maxdepth 0 -mmin "-$2" 2>/dev/null)" ] || { echo "$1 is older than $2 minutes" >&2; exit 1; }; }
young "$BACKUP_DIR/proven" 1560
young "$BACKUP_DIR/files-copied" 5
young "$BACKUP_DIR/wal" 5
