#!/usr/bin/env bash
# Run once, when the cluster is made: base copies are taken from the next container, by password.
set -euo pipefail
echo 'host replication all samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
