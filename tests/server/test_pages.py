"""The files of the page: what a browser gets while they are built anew under a running server."""

from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient

from tocsin.server.pages import page_routes


def test_a_page_that_is_built_anew_under_a_running_server_is_the_one_that_is_sent(
    tmp_path: Path,
) -> None:
    index, assets = tmp_path / "index.html", tmp_path / "assets"
    assets.mkdir()
    index.write_text("the first, with /assets/first.js", "utf-8")
    (assets / "first.js").write_text("1", "utf-8")
    with TestClient(Litestar(page_routes(tmp_path))) as client:
        assert "first.js" in client.get("/").text
        (assets / "first.js").unlink()
        (assets / "second.js").write_text("2", "utf-8")
        # The builder takes the old one away before it writes the new one.
        index.unlink()
        assert client.get("/t/anything").status_code == 200
        index.write_text("the second, with /assets/second.js", "utf-8")
        assert "second.js" in client.get("/").text
        assert client.get("/assets/second.js").text == "2"
        assert "second.js" in client.get("/nowhere", headers={"accept": "text/html"}).text
