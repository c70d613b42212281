# syntax=docker/dockerfile:1
# The server with compiled rules and the web client, run by a user who owns nothing but /data.

# gcc compiles the rules; Node, which builds the client, comes as a wheel and needs libstdc++.
FROM python:3.13-slim-trixie AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev libstdc++6 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src ./src
COPY web ./web
RUN python -m venv /opt/kasztelan && /opt/kasztelan/bin/pip install --no-cache-dir '.[server,push]'

# pg_dump, of the version of the database in compose.yaml, is for `kasztelan admin backup`.
FROM python:3.13-slim-trixie
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin kasztelan \
    && install -d -o kasztelan -g kasztelan -m 0700 /data
COPY --from=build /opt/kasztelan /opt/kasztelan
ENV PATH=/opt/kasztelan/bin:$PATH PYTHONUNBUFFERED=1
USER kasztelan
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
ENTRYPOINT ["kasztelan"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
