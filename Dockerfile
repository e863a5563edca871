# The site in a container: built by Node, served by nginx at port 8080, as nobody in particular.
#   docker build -t balancier . && docker run -p 8080:8080 balancier
# Settings of the build (VITE_…) come from .env, or as --build-arg with an ARG of that name here.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -sf /dev/stdout /var/log/nginx/balancier.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log \
  && sed -i 's|^pid .*|pid /tmp/nginx.pid;|; s|^user .*||; s|access_log .*;|access_log off;|' /etc/nginx/nginx.conf \
  && chown -R www-data /var/lib/nginx
COPY --from=build /site/.build/hosting/nginx/ /etc/nginx/conf.d/
COPY --from=build /site/dist/ /usr/share/balancier/
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
