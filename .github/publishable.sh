#!/usr/bin/env bash
# Prints the newest commit of main that may be published: its push has passed "npm test", or, if it changed texts only, "npm run
# check". A later failure of the whole check does not take it back, so that no run publishes an older text over a newer one.
# Prints nothing if there is none.
set -euo pipefail
runs=$(gh run list --workflow check.yml --branch main --event push --limit 50 --json databaseId,headSha --jq '.[] | "\(.databaseId):\(.headSha)"')
for run in $runs; do
  passed=$(gh api "repos/$GH_REPO/actions/runs/${run%:*}/jobs" \
    --jq 'any(.jobs[]; (.name == "test" or .name == "texts") and .conclusion == "success")')
  if [ "$passed" = true ]; then
    echo "${run#*:}"
    exit
  fi
done
