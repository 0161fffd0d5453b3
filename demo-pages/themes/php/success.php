<?php // After an order: its number as the platform knows it. It stays where the API has no order to show. ?>
<?= touchline_mount(
    'order-confirmation',
    ['shopUrl' => $routes['home']],
    sprintf('<p>Your order number: <strong data-order-number="%1$s">%1$s</strong></p>', htmlspecialchars($order['order_number'])),
) ?>
