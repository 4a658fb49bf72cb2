# One image for nodes (`serve`, the default), workers (`worker --redis …`), `backup` and `restore`. docs/operations.md
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm run build

FROM node:20-slim
ENV NODE_ENV=production POLIS_DATA=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 7777
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 7777}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/polis.mjs"]
CMD ["serve"]
