# One image for nodes (`serve`, the default), workers (`worker --redis …`), `backup` and `restore`. docs/operations.md
# It writes nowhere but to /data: run it with a read-only root file system, as compose.yaml does.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run image -- /image

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production POLIS_DATA=/data
WORKDIR /app
# what only builds images, which nothing here runs
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && mkdir /data && chown node:node /data
COPY --from=build /image ./
USER node
VOLUME /data
EXPOSE 7777
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 7777}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# the young generation that Node 20 had: left alone this one takes 65 kB a table more (packages/server/bench/RESULTS.md)
ENTRYPOINT ["node", "--max-semi-space-size=16", "--enable-source-maps", "dist/polis.mjs"]
CMD ["serve"]
