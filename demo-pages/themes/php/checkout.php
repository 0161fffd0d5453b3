<?php // The checkout: the widget draws it from the API. ?>
<?= touchline_mount('checkout', [], '<p>The checkout needs JavaScript.</p>') ?>
