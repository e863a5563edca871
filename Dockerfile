# The site in a container: built by Node, served by nginx at port 8080, as nobody in particular.
#   docker build -t balancier . && docker run -p 8080:8080 balancier
# Settings of the build (VITE_…) come from .env, or as --build-arg with an ARG of that name here.
#
# Images are pinned by their exact version and digest (`docker buildx imagetools inspect name:tag` prints it), packages by
# the version of the program: Debian's security updates of that version come along with each build.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM debian:12.11-slim@sha256:b1a741487078b369e78119849663d7f1a5341ef2768798f7b7406c4240f86aef
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx=1.22.1-* libnginx-mod-http-brotli-static=1.0.0~rc-* \
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
# Bash asks, because the image has no curl.
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
CMD ["nginx", "-g", "daemon off;"]
