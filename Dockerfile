# syntax=docker/dockerfile:1
# Three stages: the web app is built with everything, the server runs on its own dependencies alone, and the image holds
# nothing but Node, those, and the sources (Node 24 runs TypeScript as it is). Checked by `npm run image`, which
# does the same steps in a folder where no container engine is at hand.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/sandbox/package.json apps/sandbox/
COPY packages/contract/package.json packages/contract/
COPY packages/scheduling/package.json packages/scheduling/
COPY packages/understanding/package.json packages/understanding/
COPY packages/words/package.json packages/words/

FROM manifests AS web
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
COPY tools/build.ts tools/
COPY tools/lib tools/lib
RUN node tools/build.ts

FROM manifests AS dependencies
RUN npm ci --workspace @catch/server --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund
# What the image is made of (CycloneDX), by npm from what lies here. What was not installed is forgotten first: npm takes it
# for missing, and its own --omit leaves out what something else needs only for its development.
RUN npm pkg delete devDependencies optionalDependencies \
  && npm pkg set --json workspaces='["apps/server","packages/*"]' \
  && npm sbom --sbom-format=cyclonedx > sbom.cdx.json

FROM node:${NODE_VERSION}-bookworm-slim
# docker build --build-arg VERSION="$(npm pkg get version | tr -d '"')" --build-arg REVISION="$(git rev-parse HEAD)" .
ARG NODE_VERSION
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Catch" \
  org.opencontainers.image.description="An AI scheduling assistant people trust with their calendar." \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="LicenseRef-UNLICENSED" \
  org.opencontainers.image.base.name="docker.io/library/node:${NODE_VERSION}-bookworm-slim"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/sbom.cdx.json ./
COPY package.json LICENSE ./
COPY packages packages
COPY apps/server/package.json apps/server/
COPY apps/server/src apps/server/src
COPY --from=web /app/apps/web/dist apps/web/dist
# Nothing in the image is written to: it may run with a read-only root.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"]
