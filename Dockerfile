# One image for every role (ROLE=all, web or worker): see docs/OPERATIONS.md.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund && rm -r packages/testing

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data METRICS_PORT=9464
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json /app/package-lock.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/apps ./apps
COPY --from=build --chown=root:root /app/packages ./packages
COPY --from=build --chown=root:root /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A worker has no other port than that of its figures, so both are asked there.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What it answers or works on when it is asked to stop, it ends first (10 s at most).
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "dist/server/serve.js"]
