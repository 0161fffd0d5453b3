<?php // The cart: the widget draws it from the API. ?>
<?= touchline_mount('cart', ['shopUrl' => $routes['home']], '<p>The cart needs JavaScript.</p>') ?>
