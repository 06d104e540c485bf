# syntax=docker/dockerfile:1
# One image for every process of the site; compose.yaml says which command each container runs.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY db/package.json db/
COPY indexer/package.json indexer/
COPY loadtest/package.json loadtest/
COPY tiles/package.json tiles/
COPY web/package.json web/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN cd web \
 && node ../node_modules/vite/bin/vite.js build \
 && node ../node_modules/vite/bin/vite.js build --ssr src/entry-server.tsx

FROM manifests AS packages
# The search engine has an image of its own, and this one has its Node.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/@gaubee node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim AS app
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app ./
COPY . .
COPY --from=build /app/web/dist web/dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--import", "tsx", "api/src/server.ts"]

# Backups and restores need the programs of the database's own version.
FROM postgis/postgis:15-3.3 AS backup
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=app /usr/local/bin/node /usr/local/bin/node
COPY --from=app /app ./
# The account that the other processes' files belong to.
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node node && mkdir -p /data /backups && chown node:node /data /backups
USER node
VOLUME /data /backups
ENTRYPOINT ["node", "--import", "tsx", "api/src/cli/backup.ts"]

# The version of Debian, which is the one that is tried (`npm run load -- pooler`).
FROM debian:bookworm-slim AS pooler
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER postgres
EXPOSE 6432
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]

# What is built when nothing is named.
FROM app
