"""What goes over the wire, described once: the web client's types are written from it, and tests hold the server to it."""
