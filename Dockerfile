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
# The search engine has an image of its own.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/@gaubee

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app ./
COPY . .
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--import", "tsx", "api/src/server.ts"]
